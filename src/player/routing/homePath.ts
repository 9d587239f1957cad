/** Where / leads (access specification, section 2). Going there at once adds no entry that is left again to the history. */
export const homePath = "/index";
