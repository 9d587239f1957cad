/**
 * The program of a page by hand: checks a form as it is filled in, and refuses to send what lacks something. It is written into the
 * page, so it may use nothing from around it.
 */
export function checkForms(): void {
  const judge = (field: HTMLInputElement) => {
    const isMissing = field.getAttribute("aria-required") === "true" && field.value === "";
    field.toggleAttribute("data-invalid", isMissing);
    field.setAttribute("aria-invalid", String(isMissing));
    return !isMissing;
  };
  for (const form of document.forms) {
    form.addEventListener("input", ({ target }) => {
      if (target instanceof HTMLInputElement) judge(target);
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const wrong = [...form.querySelectorAll("input")].filter((field) => !judge(field));
      wrong[0]?.focus();
    });
  }
  for (const button of document.querySelectorAll("button")) {
    button.addEventListener("click", () => button.toggleAttribute("data-pressed"));
  }
  document.documentElement.dataset["ready"] = "";
}
