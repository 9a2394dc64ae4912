import { useState } from 'react';

/** A key for one dialog: sent again after a lost response it finds the same request. */
export const useKey = (): string => useState(() => crypto.randomUUID())[0];
