import { sendHttp, type SendHttp } from "#api/sendHttp.ts";

/** Sends with what a browser adds by itself: the cookies of the site, and that the call comes from it. */
export function sendWithCookies(origin: string): SendHttp {
  const cookies = new Map<string, string>();
  return async (request) => {
    const written: string[] = [];
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { origin, "sec-fetch-site": "same-origin", ...(cookie === "" ? {} : { cookie }) };
    const answer = await sendHttp({ ...request, headers: { ...request.headers, ...headers } }, async (...args) => {
      const response = await fetch(...args);
      written.push(...response.headers.getSetCookie());
      return response;
    });
    for (const text of written) {
      const [pair = "", ...attributes] = text.split("; ");
      const [name = "", value = ""] = pair.split("=");
      if (attributes.some((attribute) => /^max-age=0$/i.test(attribute)) || value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
}
