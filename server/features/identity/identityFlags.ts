/** The flag of each way to log in by an outside identity. */
export const identityFlags = {
  google: "SOCIALGOOGLE3",
  facebook: "SOCIALFACEBOOK3",
  phone: "PHONEIDENTITY3",
} as const;

/** Who may say who somebody is. */
export type IdentityProvider = keyof typeof identityFlags;
