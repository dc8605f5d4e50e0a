import { z } from "zod";

// Loaded before the schemas: zod would otherwise try whether it may compile code, which the page's policy reports.
z.config({ jitless: true });
