import * as calls from '../../contract/calls/wallets';
import type { DecisionBody, WithdrawBody } from '../../contract/moneyRequests';
import type { WalletBody } from '../../contract/walletRequests';
import { call } from './call';

const of = (id: string) => ({ params: { id } });

/** Calls that give or take diamonds and gold (docs/spec/api.md). Each throws `ApiError`. */
export const changeWallet = (playerId: string, body: WalletBody) =>
  call(calls.changeWallet, { ...of(playerId), body });
export const decideWalletRequest = (id: string, body: DecisionBody) =>
  call(calls.decideWalletRequest, { ...of(id), body });
export const withdrawWalletRequest = (id: string, body: WithdrawBody) =>
  call(calls.withdrawWalletRequest, { ...of(id), body });
