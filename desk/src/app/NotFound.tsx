import { Link } from '@tanstack/react-router';
import { Empty } from '../shared/ui/States.tsx';

export function NotFound() {
  return (
    <Empty title="There is no such page" action={<Link to="/">Go to Today</Link>}>
      The address may be from an older link.
    </Empty>
  );
}
