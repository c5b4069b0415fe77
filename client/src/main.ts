import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { dress } from "./lib/preferences.svelte";
import { language, speak } from "./lib/texts.svelte";

dress();
speak(language());
const target = document.getElementById("app");
if (target) {
  mount(App, { target });
}
