import { useState } from 'react';

/** An idempotency key for one dialog: resending it after a lost response finds the same request. */
export const useKey = (): string => useState(() => crypto.randomUUID())[0];
