// Words of the rules that have a pictogram on the board: how they begin, longer ones first.

import type { Terms } from "../contract";

const terms: Terms = {
  en: [
    ["samples? of the place", "sample-here"],
    ["any sample", "sample-any"],
    ["fill the tank", "fill-tank"],
    ["bureau step", "bureau-step"],
    ["sample", "sample"],
    ["fuel", "fuel"],
    ["storage", "storage"],
    ["office", "office"],
    ["credit", "credits"],
    ["flight", "flight"],
    ["explor", "explore"],
    ["landing", "land-agent"],
    ["level", "level"],
    ["planet", "planet"],
    ["megamall", "megamall"],
    ["wormhole", "wormhole"],
    ["inspector", "bureau-inspector"],
    ["connector", "connector"],
    ["abilit", "captain-ability"],
  ],
  ru: [
    ["местн\\p{L}+ образ", "sample-here"],
    ["люб\\p{L}+ образ(?:ец|ц)", "sample-any"],
    ["бак(?!\\p{L}{3})", "fill-tank"],
    ["шаг\\p{L}* в бюро", "bureau-step"],
    ["образ(?:ец|ц)", "sample"],
    ["топлив", "fuel"],
    ["склад(?!\\p{L}{4})", "storage"],
    ["офис", "office"],
    ["кредит", "credits"],
    ["пол[её]т", "flight"],
    ["развед", "explore"],
    ["высад", "land-agent"],
    ["уровн|уровен", "level"],
    ["планет", "planet"],
    ["мегамолл", "megamall"],
    ["червоточин", "wormhole"],
    ["инспектор", "bureau-inspector"],
    ["разъ[её]м", "connector"],
    ["способност", "captain-ability"],
  ],
};
export default terms;
