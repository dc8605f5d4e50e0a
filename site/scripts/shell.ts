import { enhanceDropdowns } from "./dropdowns.ts";
import { enhancePhoneMenu } from "./phone-menu.ts";

enhanceDropdowns(document);
enhancePhoneMenu(document);
