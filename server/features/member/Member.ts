/** A player or agent, as the platform keeps it. */
export interface Member {
  id: string;
  account: string;
  nickname: string;
  /** 0 member; 1, 2, 41, 42 agents; 4 trial; others cannot log in to the site. */
  type: number;
  passwordHash: string | null;
  passwordChangedAt: Date;
  mustChangePassword: boolean;
  hasPaymentPassword: boolean;
  email: string;
  dialingCode: string;
  mobileNum: string;
  language: string;
  currency: string;
  toUpline: boolean;
  clubLabelName: string;
  clubRankLevel: number;
  memberLabel: string;
  referralCode: string;
  registeredAt: Date;
  previousLoginAt: Date | null;
  isDisabled: boolean;
  /** Its agent or an operator has locked it: who proves to own it is told so. */
  isLocked: boolean;
}

/** Account types that may use the site; the trial account of free play is among them. */
export const memberTypes: readonly number[] = [0, 1, 2, 4, 41, 42];

/** Account types that may use the agent side. */
export const agentTypes: readonly number[] = [1, 2, 41, 42];
