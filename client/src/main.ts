import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applyTheme } from "./lib/device/preferences.svelte";
import { language, speak } from "./lib/text/texts.svelte";

applyTheme();
speak(language());
const target = document.getElementById("app");
if (target) {
  mount(App, { target });
}
