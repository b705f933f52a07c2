import { createRoot } from 'react-dom/client';
import '@wisata/ui/scale.css';
import '@wisata/ui/tokens.css';
import '@wisata/ui/base.css';
import '@wisata/ui/print.css';
import { ConsoleApp } from './console-app.tsx';

createRoot(document.getElementById('root')!).render(<ConsoleApp />);
