import type { Page, Route } from "@playwright/test";
import { holdSession } from "../support/holdSession.ts";
import { expect, test } from "../support/journey.ts";
import {
  aName,
  expectLoggedIn,
  expectVisitor,
  fillLogin,
  fillRegistration,
  goodPassword,
  logIn,
  logOut,
  openLogin,
  registration,
  sendLogin,
  sendRegistration,
} from "../support/visitor.ts";

// The fault model (security, section 6) against each way in and out, one page for many faults. What befalls the site as a
// whole stands in faults.spec.ts.

type Answer = (route: Route) => Promise<void>;

const refusal = (status: number, code: string, headers: Record<string, string> = {}): Answer => {
  const json = { success: false, value: null, message: "no", code };
  return (route) => route.fulfill({ status, headers, json });
};
const text = (status: number, contentType: string, body: string): Answer => {
  return (route) => route.fulfill({ status, contentType, body });
};

/** Faults after which nothing was done, and what the visitor reads of them. */
const faults: [name: string, answer: Answer, said: RegExp][] = [
  ["F-02 no network", (route) => route.abort(), /The network failed/],
  ["F-03 busy", refusal(503, "busy", { "retry-after": "9" }), /Many people are here right now/],
  ["F-03 too many", refusal(429, "too_many_requests", { "retry-after": "7" }), /wait 7 seconds/],
  ["F-03 a fault", text(500, "text/html", "<h1>Oops</h1>"), /cannot answer right now/],
  ["F-05 half a JSON", text(200, "application/json", '{"success": true, "val'), /could not be read/],
  ["F-05 a proxy's page", text(200, "text/html", "<h1>Please log in to this network</h1>"), /could not be read/],
  [
    "F-05 another shape",
    text(200, "application/json", '{"success":true,"value":7,"message":null}'),
    /could not be read/,
  ],
  ["F-05 nothing", text(200, "application/json", ""), /could not be read/],
];

/** The platform does it, and its answer never arrives. */
const lost: Answer = async (route) => {
  await route.fetch();
  await route.abort();
};

/** Gives a call these answers in their order, and then lets it through; tells the key of each try. */
async function answerWith(page: Page, url: RegExp, answers: Answer[]): Promise<string[]> {
  const keys: string[] = [];
  await page.route(url, async (route) => {
    keys.push(route.request().headers()["idempotency-key"] ?? "");
    await (answers[keys.length - 1] ?? ((passed) => passed.continue()))(route);
  });
  return keys;
}

test("F-02 F-03 F-05 F-16 F-17 a login survives every fault with what was typed, and is sent once however it is pressed", async ({
  page,
}) => {
  const all: typeof faults = [...faults, ["F-17 an answer that is lost", lost, /The network failed/]];
  const tries = await answerWith(
    page,
    /\/wps\/session\/login$/,
    all.map(([, answer]) => answer),
  );
  await page.goto("/index");
  const dialog = await openLogin(page);
  await fillLogin(dialog, "player11");
  for (const [name, , said] of all) {
    await sendLogin(dialog);
    await expect(dialog.getByText(said).first(), name).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Username" }), name).toHaveValue("player11");
    await expect(dialog.getByLabel("Password", { exact: true }), name).toHaveValue("Demo-2026!");
  }
  await dialog.getByRole("form", { name: "Username" }).getByRole("button", { name: "Log in" }).dblclick();
  await expectLoggedIn(page);
  expect(tries).toHaveLength(all.length + 1);
});

test("F-02 F-03 F-05 F-17 a registration survives every fault by one key, and happens once", async ({ page }) => {
  // What is tried again by itself (no network, busy, too many) comes last, in one go.
  const said = faults.filter(([name]) => /F-05|a fault/.test(name));
  const passing = faults.filter(([name]) => !/F-05|a fault/.test(name)).slice(0, 1);
  const soon = refusal(503, "busy", { "retry-after": "1" });
  const answers = [...said, ...passing].map(([, answer]) => answer);
  const keys = await answerWith(page, /\/wps\/member\/register$/, [...answers, soon, lost]);
  await page.goto("/register");
  const name = aName();
  await fillRegistration(page, name);
  for (const [fault, , words] of said) {
    await sendRegistration(page);
    await expect(registration(page).getByText(words).first(), fault).toBeVisible();
    await expect(registration(page).getByRole("textbox", { name: "Username" }), fault).toHaveValue(name);
  }
  await sendRegistration(page);
  await expectLoggedIn(page);
  expect(keys).toHaveLength(answers.length + 3);
  expect(new Set(keys).size).toBe(1);
});

test("F-02 F-03 F-04 F-05 F-15 F-17 whoever logs out is out here, whatever the platform says or does not say", async ({
  page,
}) => {
  test.setTimeout(90_000);
  const hangs: Answer = () => new Promise(() => {});
  const cases: [string, Answer, boolean][] = [
    ["F-02 no network", (route) => route.abort(), false],
    ["F-03 a fault", text(500, "text/html", "<h1>Oops</h1>"), false],
    ["F-05 a proxy's page", text(200, "text/html", "<h1>no</h1>"), false],
    ["F-15 a session that is over", refusal(401, "not_logged_in"), true],
    ["F-04 nothing at all", hangs, true],
    ["F-17 an answer that is lost", lost, false],
  ];
  for (const [name, answer, isTold] of cases) {
    // A session of its own each: what hung goes on to the platform when its route is taken away, and ends the one it was sent with.
    await holdSession(page, "player12");
    await page.route(/\/wps\/session\/logout$/, answer);
    await logOut(page);
    await expect(page.getByText(/did not confirm/), name).toHaveCount(isTold ? 0 : 1);
    expect(await page.evaluate(() => sessionStorage.getItem("token")), name).toBeNull();
    await page.unroute(/\/wps\/session\/logout$/);
  }
});

test("F-04 a login that hangs is given up after ten seconds, a registration is sent again", async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const hangs: Answer = () => new Promise(() => {});
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.clock.install();
  await other.goto("/register");
  await fillRegistration(other, aName());
  // Whoever is logged in on one tab is on all: the second try waits until the login was looked at.
  const looked = Promise.withResolvers<void>();
  const passes: Answer = async (route) => (await looked.promise, await route.continue());
  const keys = await answerWith(other, /\/wps\/member\/register$/, [hangs, passes]);
  await page.goto("/index");
  const dialog = await openLogin(page);
  await fillLogin(dialog, "player13");
  const logins = await answerWith(page, /\/wps\/session\/login$/, [hangs]);
  await sendLogin(dialog);
  await expect.poll(() => logins.length).toBe(1);
  // Not sooner than after ten seconds, which pass by the pages' own clocks: those go on while the test does something else.
  await page.clock.fastForward(8_000);
  await expect(dialog.getByText(/took too long/)).toHaveCount(0);
  await other.bringToFront();
  await sendRegistration(other);
  await expect.poll(() => keys.length).toBe(1);
  for (const tab of [page, other]) await tab.clock.fastForward(11_000);
  await expect(dialog.getByText(/took too long/).first()).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Username" })).toHaveValue("player13");
  looked.resolve();
  await other.bringToFront();
  await expectLoggedIn(other);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test("F-11 F-13 without storage, three days behind, one registers and logs out", async ({ page }) => {
  await page.addInitScript(() => {
    const get = (): never => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(globalThis, name, { get });
  });
  await page.clock.install({ time: Date.now() - 3 * 86_400_000 });
  await page.goto("/register");
  await fillRegistration(page, aName());
  await sendRegistration(page);
  await expectLoggedIn(page);
  await page.getByRole("button", { name: "Log out" }).filter({ visible: true }).first().click();
  await page.getByRole("dialog", { name: "Log out" }).getByRole("button", { name: "Log out" }).click();
  await expectVisitor(page);
});

test("F-12 where storage is full one logs in and out all the same", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await logIn(page, "player14");
  await page.getByRole("button", { name: "Log out" }).filter({ visible: true }).first().click();
  await page.getByRole("dialog", { name: "Log out" }).getByRole("button", { name: "Log out" }).click();
  await expectVisitor(page);
});

test("F-12 where storage is full one registers and logs out all the same, with nothing of it kept", async ({
  page,
}) => {
  // Filled up for real before the program runs: what a browser refuses then is a write of any size.
  await page.addInitScript(() => {
    if (localStorage.getItem("hisLang") === null) localStorage.setItem("hisLang", "EN");
    for (const storage of [localStorage, sessionStorage]) {
      for (let length = 2 ** 22, place = 0; length >= 1; place += 1) {
        try {
          storage.setItem(`filled.${length}.${place}`, "x".repeat(length));
        } catch {
          length = Math.floor(length / 2);
        }
      }
    }
  });
  await page.goto("/register");
  const name = aName();
  await fillRegistration(page, name);
  const left = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => {
      try {
        storage.setItem("one more", "x");
        return "room";
      } catch (error) {
        return (error as DOMException).name;
      }
    }),
  );
  expect(left).toEqual(["QuotaExceededError", "QuotaExceededError"]);
  await sendRegistration(page);
  await expectLoggedIn(page);
  await page.getByRole("button", { name: "Log out" }).filter({ visible: true }).first().click();
  await page.getByRole("dialog", { name: "Log out" }).getByRole("button", { name: "Log out" }).click();
  await expectVisitor(page);
  // The account is there, whatever this browser could keep of it.
  const dialog = await openLogin(page);
  await fillLogin(dialog, name, goodPassword);
  await sendLogin(dialog);
  await expectLoggedIn(page);
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith("filled.")) storage.removeItem(key);
  });
});

test("F-17 F-18 a registration whose answer is lost to a reload is found again by whoever sends it again", async ({
  page,
}) => {
  const name = aName();
  const registered = Promise.withResolvers<void>();
  const keys = await answerWith(page, /\/wps\/member\/register$/, [
    async (route) => {
      await route.fetch();
      registered.resolve();
      await new Promise(() => {});
    },
  ]);
  await page.goto("/register");
  await fillRegistration(page, name);
  await sendRegistration(page);
  await registered.promise;
  await page.reload();
  await expectVisitor(page);
  expect(keys).toHaveLength(1);
  await fillRegistration(page, name);
  await sendRegistration(page);
  await expectLoggedIn(page);
  expect(new Set(keys).size).toBe(1);
});

test("[BOOT-02] [BOOT-03] a site that closes in the middle of a form keeps it, says until when, and opens by itself", async ({
  page,
}) => {
  const until = Date.now() + 90_000;
  const isClosed = () => Date.now() < until && isOn;
  let isOn = false;
  await page.route(/\/wps\/system\/permission/, async (route) => {
    if (!isClosed()) return await route.continue();
    const response = await route.fetch();
    const body = (await response.json()) as { value: object };
    const closure = { until: new Date(until).toISOString(), messages: { EN: "The wheel is being oiled." } };
    return await route.fulfill({ response, json: { ...body, value: { ...body.value, maintenance: true, closure } } });
  });
  await answerWith(page, /\/wps\/member\/register$/, [refusal(503, "maintenance", { "retry-after": "90" })]);
  await page.clock.install();
  await page.goto("/register");
  const name = aName();
  await fillRegistration(page, name);
  isOn = true;
  await sendRegistration(page);
  await expect(page.getByRole("heading", { level: 1, name: "We are setting the tables" })).toBeVisible();
  await expect(page.getByText("The wheel is being oiled.")).toBeVisible();
  await expect(page.getByText("Opens again in")).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
  isOn = false;
  await page.clock.runFor(16_000);
  await expectVisitor(page);
  await expect(registration(page).getByRole("textbox", { name: "Username" })).toHaveValue(name);
  await expect(registration(page).getByRole("textbox", { name: "Full name" })).toHaveValue("Walter Example");
});
