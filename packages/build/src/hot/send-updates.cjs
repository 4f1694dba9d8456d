/** The shell alone has a connection to the development server; remotes read its updates from here. */
self.metierHotUpdates = require('webpack/hot/emitter');
require('webpack/hot/dev-server');
