import { Outlet } from 'react-router-dom';
export const AuthLayout = () => <Outlet />;
