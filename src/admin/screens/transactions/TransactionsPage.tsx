import { lazy, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../../../paths';
import { Page } from '../../ui/sections/Page';
import { usePermission } from '../../ui/usePermission';
import { TransactionList } from './TransactionList';

// The list is what most come for; each of the others is loaded when it is opened.
const ClosingPage = lazy(async () => ({ default: (await import('../closing/ClosingPage')).ClosingPage }));
const CasesPage = lazy(async () => ({ default: (await import('../money/CasesPage')).CasesPage }));
const RequestsPage = lazy(async () => ({ default: (await import('../money/RequestsPage')).RequestsPage }));
const SettlementPage = lazy(async () => ({
  default: (await import('../settlement/SettlementPage')).SettlementPage,
}));
const TransactionPage = lazy(async () => ({ default: (await import('./TransactionPage')).TransactionPage }));

/** Pages that show cases, for those who may read them. */
const OfCases = ({ children }: { children: ReactNode }) =>
  usePermission()('cases:read') ? children : <Navigate to={paths.admin.transactions} replace />;

/** Transaction Management: the list, the queue of cases, and each payment at its own address. */
export const TransactionsPage = () => (
  <Routes>
    <Route
      index
      element={
        <Page name="transactions">
          <TransactionList />
        </Page>
      }
    />
    <Route
      path="cases/*"
      element={
        <OfCases>
          <CasesPage />
        </OfCases>
      }
    />
    <Route
      path="closing/*"
      element={
        <OfCases>
          <ClosingPage />
        </OfCases>
      }
    />
    <Route path="requests/*" element={<RequestsPage />} />
    <Route path="reconciliation/:comparison?/*" element={<SettlementPage />} />
    <Route path=":id/*" element={<TransactionPage />} />
  </Routes>
);
