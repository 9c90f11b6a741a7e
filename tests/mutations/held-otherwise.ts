export const HELD_OTHERWISE: Record<string, string> = {};
