import * as calls from '../../contract/calls/settlements';
import { type ColumnChoice, settlementLimits } from '../../contract/settlementFile';
import type { SettlementQuery } from '../../contract/settlements';
import { sendFile } from './sendFile';

/**
 * Reads the headings of a settlement file, and sends only the beginning of the file.
 */
export const readHeadings = (gateway: SettlementQuery['gateway'], file: File) =>
  sendFile(calls.readHeadings, file.slice(0, settlementLimits.headBytes), { query: { gateway } });

type Asked = Pick<SettlementQuery, 'gateway' | 'from' | 'to' | 'paid'>;
export const compareSettlement = (file: File, asked: Asked, columns: ColumnChoice) =>
  sendFile(calls.compareSettlement, file, {
    query: { ...asked, ...columns, amount: columns.amount ?? '' },
  });
