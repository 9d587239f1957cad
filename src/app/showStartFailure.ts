/** Why the program cannot start. */
export type StartFailure = "unsupported" | "unsecure" | "broken";

/** In two languages, because without the program there is no language file. */
const words: Readonly<Record<StartFailure, { km: string; en: string }>> = {
  unsupported: {
    km: "កម្មវិធីរុករកនេះចាស់ពេក។ សូមប្រើកម្មវិធីរុករកថ្មី។",
    en: "This browser is too old for this site. Please use a newer one.",
  },
  unsecure: {
    km: "គេហទំព័រនេះត្រូវការការតភ្ជាប់សុវត្ថិភាព (https)។",
    en: "This site needs a secure connection (https).",
  },
  broken: {
    km: "ទំព័រមួយផ្នែកមិនអាចផ្ទុកបានទេ។ សូមពិនិត្យអ៊ីនធឺណិត ហើយព្យាយាមម្តងទៀត។",
    en: "Part of the page could not be loaded. Please check your network and try again.",
  },
};

const again = { km: "ផ្ទុកឡើងវិញ", en: "Reload" };

/**
 * Puts a plain page on the screen that says what is wrong, with a button to try again; or a bar above what is there, where that
 * can be read already. Gives what was put there.
 */
export function showStartFailure(reason: StartFailure, root: Element, reload: () => void, isAbove = false): Element {
  const box = document.createElement("div");
  box.className = isAbove ? "connection" : "boot";
  box.setAttribute("role", "alert");
  const text = document.createElement("div");
  if (!isAbove) text.className = "boot__late boot__late--now";
  for (const language of ["km", "en"] as const) {
    const line = document.createElement("p");
    line.lang = language;
    line.textContent = words[reason][language];
    text.append(line);
  }
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.textContent = `${again.km} · ${again.en}`;
  button.addEventListener("click", reload);
  text.append(button);
  box.append(text);
  if (isAbove) root.before(box);
  else root.replaceChildren(box);
  return box;
}
