/**
 * The islands that the home page alone has, as one file for the browser: each file more is 0.7 KB of headers, and home
 * has the most islands and the least room below the budget (decision 009).
 */
// biome-ignore-start lint/performance/noBarrelFile: to travel together is what it is for, and one page imports it
export { ChatbotBuilder } from '../features/chatbot-builder/ChatbotBuilder.island.tsx';
export { LogoCarousel } from '../features/home/client-logos/LogoCarousel.island.tsx';
export { Desk } from '../features/home/desk/Desk.island.tsx';
// biome-ignore-end lint/performance/noBarrelFile: end of the file
