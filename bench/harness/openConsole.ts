/** An operator's session without a browser around it. */
export interface ConsoleCalls {
  /** Calls an operation of the console and answers its value; throws its refusal. */
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
}

interface Answer {
  success: boolean;
  value: unknown;
  message: string | null;
  code?: string;
}

/** Signs in at a platform and keeps cookie and CSRF word for the calls that follow. */
export async function openConsole(url: string, account: string, password: string): Promise<ConsoleCalls> {
  const headers: Record<string, string> = { origin: url };
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${url}/console/api${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    if (cookies.length > 0) headers["cookie"] = cookies.join("; ");
    const answer = (await response.json()) as Answer;
    if (!answer.success)
      throw new Error(`${method} ${path}: ${answer.code ?? response.status} ${answer.message ?? ""}`);
    return answer.value as T;
  };
  const { csrf } = await call<{ csrf: string }>("POST", "/session", { account, password });
  headers["x-csrf"] = csrf;
  return { call };
}
