import { changePassword } from "./changePassword.ts";
import { freePlay } from "./freePlay.ts";
import { login } from "./login.ts";
import { rememberedLogin } from "./rememberedLogin.ts";

/** What only a login that was asked for needs: a part of its own, which is there before most have opened the form. */
export const waysIn = { changePassword, freePlay, login, rememberedLogin };
