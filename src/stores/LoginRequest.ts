/** What a visitor logs in with. */
export interface LoginRequest {
  type: "username" | "sms";
  /** Account name; the mobile number in type sms. */
  username: string;
  /** Password; the code in type sms. */
  password: string;
  countryDialingCode?: string;
  captcha?: string;
  captchaId?: string;
  rememberMe: boolean;
  /** Only an agent is to be let in. */
  agentSide?: true;
}
