import { enhanceDropdowns } from "./dropdowns.ts";
import { enhancePhoneMenu } from "./phone-menu.ts";
import { connectToasts } from "./toasts.ts";

enhanceDropdowns(document);
enhancePhoneMenu(document);
connectToasts(document);
