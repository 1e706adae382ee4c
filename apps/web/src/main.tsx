import 'virtual:mantine.css';
import './ui/theme/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { startApp } from './app/start.ts';
import { takeOver } from './app/take-over.tsx';
import { makeRouter } from './routes.tsx';

const router = makeRouter();
startApp(router);
void takeOver(document.getElementById('root') as HTMLElement, router, <RouterProvider router={router} />);
