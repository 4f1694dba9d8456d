/** What the router offers for rendering on the server; a browser never asks for it. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
