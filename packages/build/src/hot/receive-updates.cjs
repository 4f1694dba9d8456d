const emitter = require('webpack/hot/emitter');
require('webpack/hot/dev-server');

// Not `message` events of the window: the shell mutes those while no page of the remote is shown.
self.metierHotUpdates.on('webpackHotUpdate', (hash) => emitter.emit('webpackHotUpdate', hash));
