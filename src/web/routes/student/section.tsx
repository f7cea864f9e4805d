export { default, loader } from './home.tsx';
