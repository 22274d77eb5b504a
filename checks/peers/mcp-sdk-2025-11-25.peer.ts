import { sdkOf } from './agents/sdk-client.ts';

export default sdkOf('2025-11-25', '1.32.2');
