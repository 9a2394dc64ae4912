import { usePermission } from '../../../ui/usePermission';
import { GatewaysPanel } from './GatewaysPanel';
import { LimitsPanel } from './LimitsPanel';
import { LimitsTable } from './LimitsTable';
import { SettingsPage } from './SettingsPage';

/** Settings → Payments (studio.md section 9): gateways and limits on money; read-only for finance. */
export function PaymentsTab() {
  const mayWrite = usePermission()('settings:write');
  return (
    <SettingsPage>
      {(all) => (
        <>
          <GatewaysPanel {...all} />
          {mayWrite ? <LimitsPanel {...all} /> : <LimitsTable {...all} />}
        </>
      )}
    </SettingsPage>
  );
}
