/** How many characters an administrator's password has. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;
