import axios, { AxiosHeaders, type AxiosAdapter } from "axios";

/** Node's adapter with what a browser adds by itself: the cookies of the site, and that the call comes from it. */
export function cookieAdapter(origin: string): AxiosAdapter {
  const cookies = new Map<string, string>();
  const send = axios.getAdapter("http");
  return async (config) => {
    config.headers.set("origin", origin);
    config.headers.set("sec-fetch-site", "same-origin");
    if (cookies.size > 0)
      config.headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await send(config);
    const written = AxiosHeaders.from(response.headers as AxiosHeaders).get("set-cookie");
    for (const cookie of Array.isArray(written) ? (written as string[]) : []) {
      const [pair = "", ...attributes] = cookie.split("; ");
      const [name = "", value = ""] = pair.split("=");
      if (attributes.some((attribute) => /^max-age=0$/i.test(attribute)) || value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
}
