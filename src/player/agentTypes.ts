/** Types of accounts that may see the agent centre (access specification, section 6). */
export const agentTypes: readonly number[] = [1, 2, 41, 42];
