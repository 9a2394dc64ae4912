import { DecisionBody, WithdrawBody } from '../moneyRequests';
import { walletRequests } from '../readResources';
import { WalletBody, WalletRequest } from '../walletRequests';
import { defineCall } from './call';
import { readCalls } from './reads';

const writes = {
  tag: 'admin: wallet-requests',
  resource: 'users',
  method: 'POST',
  access: 'wallets:write',
} as const;

export const {
  list: listWalletRequests,
  export: exportWalletRequests,
  one: getWalletRequest,
} = readCalls(walletRequests, { row: WalletRequest, one: WalletRequest });
export const changeWallet = defineCall({
  ...writes,
  path: 'admin/players/:id/wallet',
  does: 'Gives a player diamonds or gold, or takes them; above a limit a second person approves.',
  body: WalletBody,
  refuses: { 409: ['amount'] },
  response: { 201: WalletRequest },
});
export const decideWalletRequest = defineCall({
  ...writes,
  path: 'admin/wallet-requests/:id/decide',
  does: 'Approves or refuses the request of a colleague about a wallet.',
  body: DecisionBody,
  details: ['conflict'],
  response: { 200: WalletRequest },
});
export const withdrawWalletRequest = defineCall({
  ...writes,
  path: 'admin/wallet-requests/:id/withdraw',
  does: 'Withdraws an own request about a wallet that nobody has decided; an owner does so for whoever may no longer.',
  body: WithdrawBody,
  details: ['conflict'],
  response: { 200: WalletRequest },
});
