import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../../../paths';
import { Page } from '../../ui/sections/Page';
import { usePermission } from '../../ui/usePermission';
import { ClosingPage } from '../closing/ClosingPage';
import { CasesPage } from '../money/CasesPage';
import { RequestsPage } from '../money/RequestsPage';
import { SettlementPage } from '../settlement/SettlementPage';
import { TransactionList } from './TransactionList';
import { TransactionPage } from './TransactionPage';

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
