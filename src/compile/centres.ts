/** The centre behind each area: its menu, and the word of the `openCentre` action. */
export const centres = {
  "personal-centre": { menu: "personalCentre", centre: "personal" },
  "agent-centre": { menu: "agentCentre", centre: "agent" },
} as const;
