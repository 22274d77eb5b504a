import colors from './colors.module.css';

/** The color of a host, beside the name. */
export function HostMark({ color }: { color: number }) {
  return <span className={`${colors.host} ${colors.mark}`} data-color={color} aria-hidden />;
}
