import { useEffect, useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AdminApp } from './frame/AdminApp.tsx';

type AdminRouter = ReturnType<typeof createBrowserRouter>;

/** Data router: unsaved changes must be able to block navigation. */
export default function AdminArea() {
  const [router, setRouter] = useState<AdminRouter | null>(null);
  // Writing to the browser history is forbidden during rendering.
  useEffect(() => {
    const made = createBrowserRouter([{ path: '/admin/*', element: <AdminApp /> }]);
    setRouter(made);
    return () => made.dispose();
  }, []);
  return router && <RouterProvider router={router} />;
}
