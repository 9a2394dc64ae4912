export const moment = (at: Date | null): string | null => at?.toISOString() ?? null;
