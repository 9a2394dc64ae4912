import { useState } from 'react';
import { newKey } from '../../../session/newKey';

/** An idempotency key for one dialog: resending it after a lost response finds the same request. */
export const useKey = (): string => useState(() => newKey())[0];
