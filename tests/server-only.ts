// Stands for the package of this name, which throws wherever the bundler does not know the server's condition.
export {}
