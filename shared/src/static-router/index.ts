/** The router's exports for server-side rendering; never loaded in a browser. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
