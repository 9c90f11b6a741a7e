/** By reason, the changes of a right that nobody notices, as they change nothing that anybody may do. */
export const UNNOTICED: Record<string, string[]> = {};
