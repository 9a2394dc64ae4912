/** The migrations, run in order of name. Never change a released one. */
export * as '001_accounts' from './001_accounts';
export * as '002_catalog' from './002_catalog';
export * as '003_payments' from './003_payments';
export * as '004_mail' from './004_mail';
export * as '005_late_asks' from './005_late_asks';
export * as '006_versions' from './006_versions';
export * as '007_search' from './007_search';
export * as '008_payment_creators' from './008_payment_creators';
export * as '009_pictures' from './009_pictures';
export * as '010_audit_resource' from './010_audit_resource';
export * as '011_staff_roles' from './011_staff_roles';
export * as '012_history' from './012_history';
export * as '013_sessions' from './013_sessions';
export * as '014_second_factor' from './014_second_factor';
export * as '015_invitations' from './015_invitations';
