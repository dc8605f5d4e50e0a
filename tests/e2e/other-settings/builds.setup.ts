import { test as setup } from "@playwright/test";
import { build } from "./sites.ts";

setup("the site with other settings is built", build);
