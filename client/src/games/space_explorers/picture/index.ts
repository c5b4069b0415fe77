// The picture of the rules.

import type { PictureModule } from "../../contract";
import Drawing from "./Drawing.svelte";
import english from "./text.en.ftl?raw";
import russian from "./text.ru.ftl?raw";

const picture: PictureModule = { Drawing, texts: { en: english, ru: russian }, count: 7 };
export default picture;
