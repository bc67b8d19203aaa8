import { useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AdminApp } from './frame/AdminApp.tsx';

/** Entry of the administration; a data router, because unsaved changes must be able to hold a navigation up. */
export default function AdminArea() {
  const [router] = useState(() => createBrowserRouter([{ path: '/admin/*', element: <AdminApp /> }]));
  return <RouterProvider router={router} />;
}
