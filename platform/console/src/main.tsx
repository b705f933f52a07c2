import { createRoot } from 'react-dom/client';
import '@wisata/ui/tokens.css';
import '@wisata/ui/base.css';
import { ConsoleApp } from './console-app.tsx';

createRoot(document.getElementById('root')!).render(<ConsoleApp />);
