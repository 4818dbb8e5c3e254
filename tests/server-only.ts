// Replaces the package of this name, which throws where the bundler does not set the server condition.
export {}
