import { z } from "zod";

// Loaded before the schemas: zod's JIT would violate the Content Security Policy.
z.config({ jitless: true });
