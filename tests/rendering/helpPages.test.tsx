import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { toCode } from "#renderers/ui/toCode.ts";
import { drawPlayerPage } from "#tests/support/drawPlayerPage.tsx";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const user = userEvent.setup({ delay: null });
const article = {
  id: "forgot-password",
  title: "I have forgotten my password",
  category: "account",
  excerpt: "Ask for a link.",
};
const help = {
  categories: [{ id: "account", title: "Account", icon: "user", count: 1 }],
  articles: [article],
  article: null,
};
const resource = (resourceType: string, qrCodeUrl = "") => ({
  resourceType,
  url: `https://get.example/${resourceType}`,
  qrCodeUrl,
});

describe("the pages of help", () => {
  it.each(["/help", "/helpmc"])(
    "[HELP-01] %s has categories, articles and feedback by type and content",
    async (path) => {
      const answers = { getHelpCenter: help, sendFeedback: { reference: "ABCD1234" } };
      const { sent, stores, document } = await drawPlayerPage(path, { answers });
      expect(document).toBe(`page${path}`);
      expect(screen.getAllByText("Account").length).toBeGreaterThan(0);
      expect(screen.getByRole("link", { name: article.title }).getAttribute("href")).toBe(`${path}?id=forgot-password`);
      const form = within(screen.getByRole("form", { name: "Tell us what you think" }));
      const send = () => user.click(form.getByRole("button", { name: "Send feedback" }));
      await send();
      expect(sent.map(({ call }) => call)).not.toContain("sendFeedback");
      const type = document_("questionType");
      const types = ["My account", "Deposits and withdrawals", "A game", "A suggestion", "Something else"];
      expect([...type.querySelectorAll("option")].slice(1).map(({ textContent }) => textContent)).toEqual(types);
      fireEvent.change(type, {
        target: { value: type.querySelector("option[value=game], option:nth-child(4)")?.getAttribute("value") ?? "" },
      });
      fireEvent.change(document_("content"), { target: { value: "The wheel stopped before my chip was down." } });
      await send();
      await waitFor(() => expect(sent.at(-1)?.call).toBe("sendFeedback"));
      expect(sent.at(-1)?.params).toMatchObject({
        questionType: "game",
        content: "The wheel stopped before my chip was down.",
      });
      expect(stores.ui.toasts.list.some(({ text }) => text.includes("ABCD1234"))).toBe(true);
    },
  );

  it.each(["/help", "/helpmc"])("[HELP-01] %s opens an article, and leads back to all", async (path) => {
    const whole = { ...article, categoryTitle: "Account", body: "<p>Press <b>forgotten</b>.</p>" };
    const answers = {
      getHelpCenter: ({ id }: { id?: unknown }) => (id === article.id ? { ...help, article: whole } : help),
    };
    const { stores } = await drawPlayerPage(`${path}?id=${article.id}`, { answers });
    expect(screen.getByRole("heading", { name: article.title })).toBeTruthy();
    expect((await screen.findByText("forgotten")).tagName).toBe("B");
    await user.click(screen.getByRole("button", { name: "All topics" }));
    expect(stores.route.route).toMatchObject({ path, query: {} });
  });

  it.each(["/help", "/helpmc"])(
    "[HELP-01] %s keeps what was typed as feedback when an article is opened",
    async (path) => {
      const whole = { ...article, categoryTitle: "Account", body: "<p>Press <b>forgotten</b>.</p>" };
      const answers = {
        getHelpCenter: ({ id }: { id?: unknown }) => (id === article.id ? { ...help, article: whole } : help),
      };
      await drawPlayerPage(path, { answers });
      fireEvent.change(document_("content"), { target: { value: "Half a thought." } });
      // It stands in what it comes with, so that it is never seen above something that is still growing.
      expect(document_("content").closest("[data-node]:not(form)")?.getAttribute("data-node")).toBe("topics");
      await user.click(screen.getByRole("link", { name: article.title }));
      await screen.findByText("forgotten");
      expect(document_("content").closest("[data-node]:not(form)")?.getAttribute("data-node")).toBe("article");
      expect((document_("content") as HTMLTextAreaElement).value).toBe("Half a thought.");
    },
  );

  it("[HELP-01] /help has the header, /helpmc has none", () => {
    const { layouts } = readBundledSite("ink") as { layouts: Record<string, { header?: boolean }> };
    expect([layouts["page/help"]?.header, layouts["page/helpmc"]?.header]).toEqual([undefined, false]);
  });

  it("[HELP-01] /down shows a code to scan for each resource of the routers, the platform's own picture where it has one", async () => {
    const resources = [resource("appAndroid"), resource("appIos", "/files/ios.webp"), resource("telegram")];
    await drawPlayerPage("/down", { answers: { getRouters: { resources } } });
    await act(async () => undefined);
    for (const [name, type] of [
      ["Android", "appAndroid"],
      ["iPhone", "appIos"],
      ["Telegram", "telegram"],
    ] as const) {
      const link = screen.getByRole("link", { name: new RegExp(name, "i") });
      expect(link.getAttribute("href")).toBe(`https://get.example/${type}`);
      const card = link.closest("li, .card") as HTMLElement;
      const own = resources.find(({ resourceType }) => resourceType === type)?.qrCodeUrl ?? "";
      const shown = () => [
        card.querySelector("svg.qr__code path")?.getAttribute("d"),
        card.querySelector("img")?.getAttribute("src"),
      ];
      const code = toCode(`https://get.example/${type}`)?.path;
      await waitFor(() =>
        expect([type, ...shown()]).toEqual([type, ...(own === "" ? [code, undefined] : [undefined, own])]),
      );
    }
  });

  it("[HELP-01] /join says what partners get, and leads a visitor to the registration", async () => {
    const { addresses } = await drawPlayerPage("/join", { loggedIn: false, flags: ["DIRECTREG3"] });
    expect(screen.getByText(/Customer service then turns your account into an agent/)).toBeTruthy();
    await user.click(screen.getAllByRole("button", { name: "Sign up" })[0] as HTMLElement);
    expect(addresses.at(-1)).toBe("/register");
  });
});

function document_(name: string): Element {
  const field = document.querySelector(`[name="${name}"]`);
  if (!field) throw new Error(`There is no field ${name}`);
  return field;
}
