import { z } from "zod";

// This module loads before the schemas, because zod's JIT would violate the Content Security Policy.
z.config({ jitless: true });
